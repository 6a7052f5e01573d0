/** Where a stream of server-sent events goes: an HTTP response, or one stream of several on a WebSocket. */
export interface EventSink {
  write(text: string): void;
  end(): void;
  onClose(listener: () => void): void;
}

const keepAliveMs = 15_000;

export interface EventStream {
  send(event: string, data: unknown, id?: string): void;
  end(): void;
}

/** Opens a stream on a sink and keeps it alive. */
export function openEventStream(sink: EventSink): EventStream {
  sink.write(':\n\n');
  const beat = setInterval(() => sink.write(':\n\n'), keepAliveMs);
  beat.unref();
  sink.onClose(() => clearInterval(beat));
  return {
    send: (event, data, id) => sink.write(`${id ? `id: ${id}\n` : ''}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    end: () => sink.end(),
  };
}
