import { describe, expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { LoadBalanceDrawing } from '#components/products/load-balance-drawing.tsx';
import { MoveDrawing } from '#components/products/move-drawing.tsx';
import { ObjectStorageDrawing } from '#components/products/object-storage-drawing.tsx';
import { RelationalDatabaseDrawing } from '#components/products/relational-database-drawing.tsx';
import { VpcDrawing } from '#components/products/vpc-drawing.tsx';
import { renderInSite } from '#tests/components/render-in-site.tsx';

const said = (): string | null => screen.getByRole('status').textContent;
const press = (name: string): void => void fireEvent.click(screen.getByRole('checkbox', { name }));
/** How many cells each server's box has in the wide cut. */
const cellsOf = (): number[] =>
  Array.from(document.querySelectorAll('.wide g .cell'), (path) => (path.getAttribute('d')?.match(/M/g) ?? []).length);

/** The tasks of a cut, by what they are drawn as. */
const tasksOf = (cut: 'wide' | 'narrow', drawnAs: 'cell' | 'planned'): (string | null)[] =>
  Array.from(document.querySelectorAll(`.${cut} g g`), (task) => (task.querySelector(`.${drawnAs}`) ? task.textContent : null)).filter(
    (task) => task !== null,
  );

test.each(['wide', 'narrow'] as const)(
  'R-4.4 the three tasks of a database are filled where they work today, and dashed where they are planned, in the %s cut',
  (cut) => {
    renderInSite(<RelationalDatabaseDrawing />);
    const tasks = ['Install', 'Patch', 'Back up'];
    expect(tasksOf(cut, 'cell')).toEqual(tasks);
    expect(tasksOf(cut, 'planned')).toEqual(cut === 'wide' ? [...tasks, ...tasks] : tasks);
    const text = document.querySelector(`.${cut}`)?.textContent;
    expect([text?.includes('Linux + dbToday: by you'), text?.includes('Planned: by us')]).toEqual([true, true]);
  },
);

describe('drawings that a visitor can touch', () => {
  test('requests go to the servers that run; all twelve cells are drawn whichever are stopped', () => {
    renderInSite(<LoadBalanceDrawing />);
    expect([said(), cellsOf()]).toEqual(['3 servers share them, 40 each.', [4, 4, 4]]);
    press('Server 2');
    expect([said(), cellsOf()]).toEqual(['2 servers share them, 60 each.', [6, 6]]);
    press('Server 1');
    expect([said(), cellsOf()]).toEqual(['One server takes all 120.', [12]]);
    press('Server 3');
    expect([said(), cellsOf()]).toEqual(['No server answers: requests still go to all three, and visitors get an error.', []]);
    press('Server 2');
    expect([said(), cellsOf()]).toEqual(['One server takes all 120.', [12]]);
  });

  test('requests flow to each server as thick as its share, and all flows together are always as thick', () => {
    renderInSite(<LoadBalanceDrawing />);
    const thickness = (): number[] =>
      Array.from(document.querySelectorAll('.wide .flow'), (flow) => Number(flow.getAttribute('stroke-width')));
    expect(thickness()).toEqual([12, 12, 12]);
    press('Server 2');
    expect(thickness()).toEqual([18, 18]);
    press('Server 1');
    expect(thickness()).toEqual([36]);
    expect(document.querySelector('.wide')?.textContent).toBe('Server 1stoppedServer 2stoppedServer 3120 requestsOne address120 requests');
  });

  test('a request stops at the first rule that is missing, and the way behind it is drawn as closed', () => {
    renderInSite(<VpcDrawing />);
    expect(said()).toBe('A visitor’s request goes through web and app to the database.');
    press('db: port 5432');
    expect([said(), document.querySelectorAll('.wide .line-planned')]).toEqual([
      'The request stops before db: no rule opens port 5432 there.',
      expect.objectContaining({ length: 1 }),
    ]);
    press('web: port 443');
    expect([said(), document.querySelectorAll('.wide .line-planned')]).toEqual([
      'The request stops before web: no rule opens port 443 there.',
      expect.objectContaining({ length: 3 }),
    ]);
  });

  test('each month of a bucket is counted with all before it, in GiB for a month', () => {
    renderInSite(<ObjectStorageDrawing />);
    expect(said()).toBe('Month 12: 100 GiB stored. Billed so far: 775 GiB-months.');
    fireEvent.change(screen.getByRole('slider', { name: 'Month' }), { target: { value: '3' } });
    expect(said()).toBe('Month 3: 45 GiB stored. Billed so far: 135 GiB-months.');
    expect(screen.getByRole('slider', { name: 'Month' })).toHaveAttribute('aria-valuetext', said());
  });
});

test('a move between servers is decoration without a caption, in which the new one is not full yet', () => {
  renderInSite(<MoveDrawing />);
  expect(document.querySelector('figcaption')).toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
  const cells = ['ink', 'empty', 'cell'].map(
    (drawnAs) => document.querySelector(`.wide .${drawnAs}`)?.getAttribute('d')?.match(/M/g)?.length,
  );
  expect(cells).toEqual([32, 32, 20]);
});
