/** Where a stream of server-sent events goes: an HTTP response, or one stream of several on a WebSocket. */
export interface EventSink {
  write(text: string): void;
  end(): void;
  onClose(listener: () => void): void;
}

const keepAliveMs = 15_000;

export interface StreamEvent {
  event: string;
  data: unknown;
}

export interface EventStream {
  /** Nobody reads it any more. */
  readonly closed: boolean;
  /** Sends events in one piece; a reader that has all of them, and only that one, remembers `id` and names it when it comes back. */
  send(events: readonly StreamEvent[], id?: string): void;
  /** Nothing to send up to here: the next sign of life lets the reader remember `id`. */
  passed(id: string): void;
  end(): void;
}

/** Opens a stream on a sink and keeps it alive. */
export function openEventStream(sink: EventSink): EventStream {
  let unsaid = '';
  let closed = false;
  sink.write(':\n\n');
  const beat = setInterval(() => {
    sink.write(unsaid ? `id: ${unsaid}\n\n` : ':\n\n');
    unsaid = '';
  }, keepAliveMs);
  beat.unref();
  sink.onClose(() => {
    closed = true;
    clearInterval(beat);
  });
  return {
    get closed() {
      return closed;
    },
    send: (events, id) => {
      if (id) unsaid = '';
      const written = events.map(({ event, data }, position) => {
        const named = id && position === events.length - 1 ? `id: ${id}\n` : '';
        return `${named}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
      });
      if (written.length > 0) sink.write(written.join(''));
    },
    passed: (id) => {
      unsaid = id;
    },
    end: () => sink.end(),
  };
}
