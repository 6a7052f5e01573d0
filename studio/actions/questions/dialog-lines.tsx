/** Sentences of a question that an action asks, one below the other. */
export function DialogLines({ lines }: { lines: readonly string[] }) {
  return (
    <>
      {lines.map((line, index) => (
        <p key={index} style={{ margin: '0 0 .75rem', overflowWrap: 'anywhere' }}>
          {line}
        </p>
      ))}
    </>
  );
}
