/** Where a stream of server-sent events is written: an HTTP response, or one stream of several on a WebSocket. */
export interface EventSink {
  write(text: string): void;
  end(): void;
  onClose(listener: () => void): void;
}

/** A client that has fallen this far behind is disconnected; it reconnects and reads everything again. */
export const unsentBytesAtMost = 16 * 1024 * 1024;

const keepAliveMs = 15_000;

export interface StreamEvent {
  event: string;
  data: unknown;
}

export interface EventStream {
  /** The client is gone. */
  readonly closed: boolean;
  /** Sends several events at once; a client that has received all of them remembers `id` and sends it on reconnecting. */
  send(events: readonly StreamEvent[], id?: string): void;
  /** No event up to here: the next heartbeat lets the client remember `id`. */
  passed(id: string): void;
  end(): void;
}

/** Opens a stream on a sink and sends heartbeats. */
export function openEventStream(sink: EventSink): EventStream {
  let pendingId = '';
  let closed = false;
  sink.write(':\n\n');
  const heartbeat = setInterval(() => {
    sink.write(pendingId ? `id: ${pendingId}\n\n` : ':\n\n');
    pendingId = '';
  }, keepAliveMs);
  heartbeat.unref();
  sink.onClose(() => {
    closed = true;
    clearInterval(heartbeat);
  });
  return {
    get closed() {
      return closed;
    },
    send: (events, id) => {
      if (id) pendingId = '';
      const written = events.map(({ event, data }, position) => {
        const named = id && position === events.length - 1 ? `id: ${id}\n` : '';
        return `${named}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
      });
      if (written.length > 0) sink.write(written.join(''));
    },
    passed: (id) => {
      pendingId = id;
    },
    end: () => sink.end(),
  };
}
