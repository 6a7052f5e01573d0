import type { ReactNode } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'next-i18next/pages';
import { ChevronRightIcon } from '#components/ui/icons.tsx';

/** Narrower than its columns need: then it scrolls on its own, and says so. */
const leastWidth = '26rem';
const tooNarrow = '@container (max-width: 25.99rem)';

const Frame = chakra('div', {
  base: {
    containerType: 'inline-size',
    '& > .columns': { overflowX: 'auto', position: 'relative' },
    '& table': { fontSize: '.875rem', lineHeight: '1.5' },
    '& th, & td': { paddingBlock: '.625rem', paddingInlineStart: '0', paddingInlineEnd: '4', borderBottom: '1px solid', borderColor: 'border', textAlign: 'start', verticalAlign: 'top' },
    '& thead th, & thead td': { borderColor: 'border.emphasized', color: 'fg.muted', fontWeight: 'medium', whiteSpace: 'nowrap' },
    '& th:last-child, & td:last-child': { paddingInlineEnd: '0' },
    '& > .hint': { display: 'none', alignItems: 'center', justifyContent: 'flex-end', gap: '2', textStyle: 'xs', color: 'fg.muted', marginTop: '2', '& svg': { width: '16px', height: '16px', color: 'accent.fg' } },
  },
  variants: {
    wide: {
      true: {
        '& table': { minWidth: leastWidth },
        '& th:first-child, & td:first-child': { minWidth: '5rem' },
        [tooNarrow]: { '& > .columns': { borderInlineEnd: '2px solid', borderColor: 'border.emphasized' }, '& > .hint': { display: 'flex' } },
      },
      false: {},
    },
  },
});

interface ScrollTableProps {
  /** Names what scrolls; keys reach it and move it. */
  name: string;
  role: 'group' | 'region';
  /** More columns than a phone shows. */
  wide: boolean;
  children: ReactNode;
}

/** A table of hairlines; a wide one scrolls on a narrow screen, and a line below says so. */
export function ScrollTable({ name, role, wide, children }: ScrollTableProps) {
  const { t } = useTranslation('documents');
  return (
    <Frame wide={wide} className="table">
      <div className="columns" role={role} tabIndex={0} aria-label={name}>{children}</div>
      {wide ? <p className="hint" aria-hidden="true">{t('scrollTable')}<ChevronRightIcon /></p> : null}
    </Frame>
  );
}
