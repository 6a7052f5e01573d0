import { connect, type Socket } from 'node:net';

/** What was received on one connection. */
export interface RawAnswers {
  /** Status of each answer; empty if the connection was closed without one. */
  readonly statuses: readonly number[];
  /** The received text, up to a number of characters. */
  readonly text: string;
}

const charactersAtMost = 200_000;
const quietMs = 400;
const connectionAtMostMs = 12_000;
const statusLine = /HTTP\/1\.[01] (\d{3}) [^\r\n]*\r\n/g;

/** Where an answer to a complete request ends, as far as its length is given. */
function isComplete(text: string): boolean {
  const end = text.indexOf('\r\n\r\n');
  if (end === -1) return false;
  const length = /\r\ncontent-length: (\d+)/i.exec(text.slice(0, end))?.[1];
  return length === undefined ? text.endsWith('0\r\n\r\n') : text.length >= end + 4 + Number(length);
}

/** Sends bytes on a connection of their own and reads until it is closed or nothing more arrives. */
export function exchange(port: number, bytes: Buffer): Promise<RawAnswers> {
  return new Promise((resolve) => {
    const socket: Socket = connect(port, '127.0.0.1');
    let text = '';
    let quiet: NodeJS.Timeout | undefined;
    const end = (): void => {
      clearTimeout(quiet);
      clearTimeout(last);
      socket.destroy();
      resolve({ statuses: [...text.matchAll(statusLine)].map(([, status]) => Number(status)), text });
    };
    const last = setTimeout(end, connectionAtMostMs);
    socket.setEncoding('latin1');
    socket.on('data', (piece: string) => {
      if (text.length < charactersAtMost) text += piece;
      clearTimeout(quiet);
      // a second answer on the same connection would arrive at once
      quiet = setTimeout(end, isComplete(text) ? quietMs / 4 : quietMs * 5);
    });
    socket.once('error', end);
    socket.once('close', end);
    socket.once('connect', () => socket.write(bytes));
  });
}

/** Holds connections open that never become a request: silent, slow in their head, slow in their body, or idle after an answer. */
export function holdConnections(port: number, host: string, count: number): { end(): void; readonly reopened: number } {
  const beginnings = [
    '',
    `GET / HTTP/1.1\r\nhost: ${host}\r\nx-slow: `,
    `POST /myDoc/seniorManage/SEO/search HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 5000\r\n\r\n`,
    `GET /robots.txt HTTP/1.1\r\nhost: ${host}\r\n\r\n`,
  ];
  const open = new Set<Socket>();
  let ended = false;
  let reopened = 0;
  const hold = (place: number): void => {
    if (ended) return;
    const socket = connect(port, '127.0.0.1');
    open.add(socket);
    socket.on('error', () => undefined);
    socket.on('data', () => undefined);
    socket.once('connect', () => socket.write(beginnings[place % beginnings.length] ?? ''));
    socket.once('close', () => {
      open.delete(socket);
      reopened += 1;
      setTimeout(() => hold(place), 200).unref();
    });
  };
  for (let place = 0; place < count; place += 1) hold(place);
  const trickle = setInterval(() => {
    for (const socket of open) if (socket.writable && socket.bytesWritten > 60 && socket.bytesRead === 0) socket.write('a');
  }, 2_000);
  return {
    end: () => {
      ended = true;
      clearInterval(trickle);
      for (const socket of open) socket.destroy();
    },
    get reopened() {
      return reopened;
    },
  };
}
