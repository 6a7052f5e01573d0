/** The scale bar of a chart: two rows of four cells. */
export function BrandIcon() {
  return (
    <svg viewBox="0 0 32 32" width="1em" height="1em" aria-hidden="true">
      <rect width="32" height="32" rx="4" fill="#0b211d" />
      <path d="M4 10h6v6H4zM16 10h6v6h-6zM10 16h6v6h-6zM22 16h6v6h-6z" fill="#5fd0bb" />
      <path d="M10 10h6v6h-6zM22 10h6v6h-6zM4 16h6v6H4zM16 16h6v6h-6z" fill="#f2f6f4" />
    </svg>
  );
}
