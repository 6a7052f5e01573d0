import { useTranslation } from '#components/ui/words/use-translation.ts';
import { ProductDrawing } from './product-drawing.tsx';

interface Database {
  readonly name: string;
  readonly planned: boolean;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

interface Layout {
  readonly heightPx: number;
  readonly app: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly lines: { readonly today: string; readonly planned: string };
  readonly databases: readonly Database[];
  /** The same in every database: its height, and the place of its words. */
  readonly inside: { readonly height: number; readonly paddingPx: number; readonly titleY: number };
  /** A cell, where its middle is, how far its word is from it, and the next cell. */
  readonly task: { readonly sidePx: number; readonly y: number; readonly labelPx: number; readonly pitchPx: number };
}

const layouts = {
  wide: {
    heightPx: 318,
    app: { x: 1, y: 111, width: 200, height: 96 },
    lines: { today: 'M201 135H270V69H340', planned: 'M201 159H990V181M550 159V181' },
    databases: [
      { name: 'Linux + db', planned: false, x: 340, y: 1, width: 859 },
      { name: 'MySQL', planned: true, x: 340, y: 181, width: 420 },
      { name: 'Redis', planned: true, x: 780, y: 181, width: 419 },
    ],
    inside: { height: 136, paddingPx: 22, titleY: 38 },
    task: { sidePx: 20, y: 94, labelPx: 8, pitchPx: 115 },
  },
  narrow: {
    heightPx: 344,
    app: { x: 20, y: 1, width: 120, height: 52 },
    lines: { today: 'M80 53V90', planned: 'M140 27H449V280H434' },
    databases: [
      { name: 'Linux + db', planned: false, x: 20, y: 90, width: 414 },
      { name: 'MySQL, Redis', planned: true, x: 20, y: 222, width: 414 },
    ],
    inside: { height: 114, paddingPx: 14, titleY: 32 },
    task: { sidePx: 16, y: 74, labelPx: 7, pitchPx: 120 },
  },
} as const satisfies Record<string, Layout>;

interface Words {
  readonly today: string;
  readonly planned: string;
  readonly tasks: readonly string[];
}

function DrawnDatabase({ layout, database, words }: { layout: Layout; database: Database; words: Words }) {
  const { inside, task } = layout;
  const { name, planned, x, y, width } = database;
  const { tasks } = words;
  return (
    <g>
      <rect className={planned ? 'planned' : 'box'} x={x} y={y} width={width} height={inside.height} />
      <text className="name" x={x + inside.paddingPx} y={y + inside.titleY}>
        {name}
      </text>
      <text className="quiet" x={x + width - inside.paddingPx} y={y + inside.titleY} textAnchor="end">
        {planned ? words.planned : words.today}
      </text>
      {tasks.map((word, place) => {
        const left = x + inside.paddingPx + place * task.pitchPx;
        return (
          <g key={word}>
            <rect
              className={planned ? 'planned' : 'cell'}
              x={left}
              y={y + task.y - task.sidePx / 2}
              width={task.sidePx}
              height={task.sidePx}
            />
            <text x={left + task.sidePx + task.labelPx} y={y + task.y + 6}>
              {word}
            </text>
          </g>
        );
      })}
    </g>
  );
}

function Drawn({ layout, words }: { layout: Layout; words: Words }) {
  const { app, lines, databases } = layout;
  return (
    <>
      <path className="line" d={lines.today} />
      <path className="line-planned" d={lines.planned} />
      <rect className="box" {...app} />
      <text className="name" x={app.x + app.width / 2} y={app.y + app.height / 2 + 6} textAnchor="middle">
        app
      </text>
      {databases.map((database) => (
        <DrawnDatabase key={database.name} layout={layout} database={database} words={words} />
      ))}
    </>
  );
}

/** Who does the three tasks of a database: filled by the customer, which works today; dashed by the provider, which is planned. */
export function RelationalDatabaseDrawing() {
  const { t } = useTranslation('products');
  const words: Words = {
    today: t('relationalDatabase.today'),
    planned: t('relationalDatabase.planned'),
    tasks: [t('relationalDatabase.install'), t('relationalDatabase.patch'), t('relationalDatabase.backUp')],
  };
  return (
    <ProductDrawing
      wide={{ heightPx: layouts.wide.heightPx, drawn: <Drawn layout={layouts.wide} words={words} /> }}
      narrow={{ heightPx: layouts.narrow.heightPx, drawn: <Drawn layout={layouts.narrow} words={words} /> }}
      caption={t('relationalDatabase.drawing')}
    />
  );
}
