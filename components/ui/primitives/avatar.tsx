import { styled } from '#components/ui/styled/styled.ts';

/** Nine fields each, row by row; all different, and each symmetrical, like signal flags. */
const patterns = ['010111010', '101010101', '111010111', '101111101', '111101111', '010101010', '111010010', '101101111'] as const;

const Drawing = styled('svg', {
  base: { flex: 'none', borderRadius: 'l1', '& .ground': { fill: 'accent.subtle' }, '& .field': { fill: 'accent.solid' } },
  variants: { size: { small: { width: '24px', height: '24px' }, large: { width: '36px', height: '36px' } } },
});

/** One of eight profile images, by its name in the store state: `avatar-0` to `avatar-7`. */
export function Avatar({ name, size }: { name: string | null; size: 'small' | 'large' }) {
  const place = Number(name?.slice('avatar-'.length) ?? 0);
  const pattern = patterns[place] ?? patterns[0];
  const fields = Array.from(pattern, (field, at) => (field === '1' ? `M${at % 3} ${Math.floor(at / 3)}h1v1h-1z` : '')).join('');
  return (
    <Drawing viewBox="0 0 3 3" size={size} aria-hidden="true">
      <path className="ground" d="M0 0h3v3H0z" />
      <path className="field" d={fields} />
    </Drawing>
  );
}
