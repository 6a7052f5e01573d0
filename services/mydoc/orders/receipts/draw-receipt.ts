import PDFDocument from 'pdfkit';
import { htmlLang, type Language } from '#lib/language/languages.ts';
import type { NamedValue, ReceiptView } from '#lib/orders/receipts/receipt-view.ts';
import { charactersOf } from './font-characters.ts';

/** A font of each weight, whole: the document takes the characters that it shows. */
export interface ReceiptFonts {
  readonly regular: Buffer;
  readonly bold: Buffer;
}

/** The fonts of a language, and those for a text that has a character which they have not. */
export interface FontChoice {
  readonly own: ReceiptFonts;
  readonly other: () => ReceiptFonts;
}

/** All lengths in points. */
const margin = 50;
const columnGap = 24;
const amountWidth = 130;
const factNameWidth = 130;
const sizes = { title: 22, heading: 11, text: 9.5, note: 8 } as const;
const colours = { text: '#111111', muted: '#555555', rule: '#bbbbbb' } as const;

type Weight = keyof ReceiptFonts;
interface Cell {
  readonly text: string;
  readonly x: number;
  readonly width: number;
  readonly weight?: Weight;
  readonly size?: number;
  readonly colour?: string;
  readonly align?: 'left' | 'right';
}

/** A receipt on sheets of A4. */
export async function drawReceipt(view: ReceiptView, language: Language, fonts: FontChoice): Promise<Buffer> {
  const author = view.parties[0]?.lines[0];
  const doc = new PDFDocument({
    size: 'A4',
    margin,
    lang: htmlLang[language],
    displayTitle: true,
    info: { Title: `${view.title} ${view.number}`, ...(author === undefined ? {} : { Author: author }) },
  });
  const pieces: Buffer[] = [];
  doc.on('data', (piece: Buffer) => pieces.push(piece));
  const ended = new Promise<void>((resolve, reject) => {
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  drawView(sheetOf(doc, fontsIn(doc, fonts)), view);
  doc.end();
  await ended;
  return Buffer.concat(pieces);
}

/** The name of the registered font that draws a text. */
type FontFor = (text: string, weight: Weight) => string;

/** Chinese names are in Japanese receipts, and the other way round: the font that has all of a text draws it. */
function fontsIn(doc: PDFKit.PDFDocument, { own, other }: FontChoice): FontFor {
  doc.registerFont('regular', own.regular).registerFont('bold', own.bold);
  const isOwn = charactersOf(own.regular);
  let registered = false;
  return (text, weight) => {
    if ([...text].every((character) => character === '\n' || isOwn(character.codePointAt(0) ?? 0))) return weight;
    if (!registered) {
      const { regular, bold } = other();
      doc.registerFont('other regular', regular).registerFont('other bold', bold);
      registered = true;
    }
    return `other ${weight}`;
  };
}

interface Sheet {
  readonly width: number;
  /** Cells beside one another, on the next sheet if this one has no room for them. */
  row(cells: readonly Cell[], gapAfter: number): void;
  rule(): void;
  space(height: number): void;
}

function sheetOf(doc: PDFKit.PDFDocument, fontFor: FontFor): Sheet {
  const width = doc.page.width - 2 * margin;
  let y = margin;
  const styled = ({ text, weight = 'regular', size = sizes.text, colour = colours.text }: Cell): PDFKit.PDFDocument =>
    doc.font(fontFor(text, weight)).fontSize(size).fillColor(colour);
  const optionsOf = ({ width: cellWidth, align = 'left' }: Cell) =>
    // a sign that is as wide as a Chinese character would look like a dash before an amount
    ({ width: cellWidth, align, ...(align === 'right' ? { features: ['pwid' as const] } : {}) });
  return {
    width,
    row: (cells, gapAfter) => {
      const height = Math.max(...cells.map((cell) => styled(cell).heightOfString(cell.text, optionsOf(cell))));
      if (y + height > doc.page.height - margin) {
        doc.addPage();
        y = margin;
      }
      for (const cell of cells) styled(cell).text(cell.text, margin + cell.x, y, optionsOf(cell));
      y += height + gapAfter;
    },
    rule: () => {
      doc
        .moveTo(margin, y)
        .lineTo(margin + width, y)
        .lineWidth(0.5)
        .strokeColor(colours.rule)
        .stroke();
      y += 4;
    },
    space: (height) => {
      y += height;
    },
  };
}

function drawView(sheet: Sheet, { title, number, parties, facts, tables, notes }: ReceiptView): void {
  const { width } = sheet;
  const half = (width - columnGap) / 2;
  sheet.row([{ text: title, x: 0, width, weight: 'bold', size: sizes.title }], 2);
  sheet.row([{ text: number, x: 0, width, weight: 'bold', size: sizes.heading }], 12);
  const beside = (cellOf: (party: ReceiptView['parties'][number]) => Omit<Cell, 'x' | 'width'>, gapAfter: number): void =>
    sheet.row(
      parties.map((party, index) => ({ x: index * (half + columnGap), width: half, ...cellOf(party) })),
      gapAfter,
    );
  if (parties.length > 0) {
    beside(({ heading }) => ({ text: heading, colour: colours.muted }), 1);
    beside(({ lines }) => ({ text: lines.join('\n') }), 12);
  }
  sheet.rule();
  for (const [name, value] of facts) {
    sheet.row(
      [
        { text: name, x: 0, width: factNameWidth, colour: colours.muted },
        { text: value, x: factNameWidth + columnGap, width: width - factNameWidth - columnGap },
      ],
      2,
    );
  }
  for (const table of tables) drawTable(sheet, table);
  sheet.space(10);
  for (const note of notes) sheet.row([{ text: note, x: 0, width, size: sizes.note, colour: colours.muted }], 3);
}

function drawTable(sheet: Sheet, { heading, rows, sum }: ReceiptView['tables'][number]): void {
  const nameWidth = sheet.width - amountWidth - columnGap;
  const amountRow = ([name, amount]: NamedValue, weight: Weight): void =>
    sheet.row(
      [
        { text: name, x: 0, width: nameWidth, weight },
        { text: amount, x: nameWidth + columnGap, width: amountWidth, weight, align: 'right' },
      ],
      3,
    );
  sheet.space(10);
  sheet.row([{ text: heading, x: 0, width: sheet.width, weight: 'bold', size: sizes.heading }], 2);
  sheet.rule();
  for (const row of rows) amountRow(row, 'regular');
  sheet.rule();
  if (sum) amountRow(sum, 'bold');
}
