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
  /** The same in every database: its height, and the place of its words and tasks. */
  readonly inside: { readonly height: number; readonly paddingPx: number; readonly titleY: number; readonly taskY: number };
  readonly task: { readonly height: number; readonly gapPx: number };
}

const layouts = {
  wide: {
    heightPx: 318,
    app: { x: 1, y: 111, width: 200, height: 96 },
    lines: { today: 'M201 135H270V69H340', planned: 'M201 183H270V249H340M270 183V159H770V249H780' },
    databases: [
      { name: 'Linux + db', planned: false, x: 340, y: 1, width: 859 },
      { name: 'MySQL', planned: true, x: 340, y: 181, width: 420 },
      { name: 'Redis', planned: true, x: 780, y: 181, width: 419 },
    ],
    inside: { height: 136, paddingPx: 22, titleY: 38, taskY: 62 },
    task: { height: 52, gapPx: 12 },
  },
  narrow: {
    heightPx: 344,
    app: { x: 20, y: 1, width: 120, height: 52 },
    lines: { today: 'M80 53V90', planned: 'M140 27H449V280H434' },
    databases: [
      { name: 'Linux + db', planned: false, x: 20, y: 90, width: 414 },
      { name: 'MySQL, Redis', planned: true, x: 20, y: 222, width: 414 },
    ],
    inside: { height: 114, paddingPx: 14, titleY: 32, taskY: 50 },
    task: { height: 48, gapPx: 9 },
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
  const taskWidth = (width - 2 * inside.paddingPx - (tasks.length - 1) * task.gapPx) / tasks.length;
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
        const left = x + inside.paddingPx + place * (taskWidth + task.gapPx);
        const top = y + inside.taskY;
        return (
          <g key={word}>
            <rect className={planned ? 'cell' : 'box'} x={left} y={top} width={taskWidth} height={task.height} />
            <text className={planned ? 'on-cell' : undefined} x={left + taskWidth / 2} y={top + task.height / 2 + 6} textAnchor="middle">
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

/** Who does the three tasks of a database: outlined by the customer, which works today; filled by the provider, which is planned. */
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
