// Runs before the Studio. Over HTTP/1.1 a browser opens six connections to a host and one Studio tab wants about six
// event streams, so they all travel over one WebSocket. Over HTTP/2 too: the browser's own streams end for good at the first
// 503 of a restart, and the ones that follow them do not know what was missed.
(() => {
  const Native = window.EventSource;
  // makes the Studio's warning about HTTP/1.1 go away where it no longer applies
  const protocolKey = '_sanity_debugProtocol';
  const setProtocol = (value) => {
    try {
      if (value) localStorage.setItem(protocolKey, value);
      else localStorage.removeItem(protocolKey);
    } catch {
      // storage may be blocked; then the warning stays
    }
  };
  setProtocol(null);
  if (!Native) return;
  setProtocol('h2');

  const ours = /^\/lake\/v[\dX][\w-]*\/data\/(listen|live\/events)\//;
  const socketAddress = `${location.origin.replace(/^http/, 'ws')}/lake/socket/mux`;
  const CONNECTING = 0;
  const OPEN = 1;
  const CLOSED = 2;
  const staleAfterMs = 45_000;
  const doubtfulAfterMs = 20_000;
  const idleAfterMs = 10_000;
  const longestPauseMs = 2_000;
  const refusalsBeforeNative = 3;

  const streams = new Map();
  const mux = { socket: null, up: false, everUp: false, failures: 0, timer: 0, heardAt: 0, nextId: 1, native: false };

  const send = (message) => {
    if (mux.up) mux.socket.send(JSON.stringify(message));
  };

  const connect = () => {
    clearTimeout(mux.timer);
    mux.timer = 0;
    if (mux.socket || mux.native || streams.size === 0) return;
    const socket = new WebSocket(socketAddress);
    mux.socket = socket;
    mux.heardAt = Date.now();
    socket.onopen = () => {
      Object.assign(mux, { up: true, everUp: true, failures: 0, heardAt: Date.now() });
      for (const stream of streams.values()) stream._begin();
    };
    socket.onmessage = (event) => {
      mux.heardAt = Date.now();
      const [id, kind, first, second] = JSON.parse(event.data);
      const stream = streams.get(id);
      if (!stream) return;
      if (kind === 'head') stream._head(first, second);
      else if (kind === 'body') stream._body(first);
      else if (kind === 'end') stream._end();
    };
    socket.onclose = () => lost(socket);
  };

  const lost = (socket) => {
    if (mux.socket !== socket) return;
    Object.assign(mux, { socket: null, up: false, failures: mux.failures + 1 });
    socket.close();
    if (!mux.everUp && mux.failures >= refusalsBeforeNative) {
      // something on the way refuses WebSockets
      mux.native = true;
      for (const stream of [...streams.values()]) stream._useNative();
      return;
    }
    // before the streams hear of it: what they open on the error waits for the pause too
    mux.timer = setTimeout(connect, Math.min(longestPauseMs, 250 * 2 ** mux.failures) * (0.5 + Math.random() / 2));
    for (const stream of [...streams.values()]) stream._drop();
  };

  const letGo = () => {
    const { socket } = mux;
    Object.assign(mux, { socket: null, up: false });
    socket.close();
  };

  setInterval(() => {
    const silentMs = Date.now() - mux.heardAt;
    if (mux.socket && silentMs > staleAfterMs) lost(mux.socket);
    else if (mux.socket && streams.size === 0 && silentMs > idleAfterMs) letGo();
  }, 5_000);

  const comeBack = () => {
    if (!mux.socket) connect();
    else if (Date.now() - mux.heardAt > doubtfulAfterMs) lost(mux.socket);
  };
  addEventListener('online', comeBack);
  // the browser itself notices a dead connection much later
  addEventListener('offline', () => mux.socket && lost(mux.socket));
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) comeBack();
  });

  class LakeEventSource extends EventTarget {
    constructor(url, init) {
      super();
      this.url = new URL(url, location.href).href;
      this.withCredentials = init?.withCredentials === true;
      this.readyState = CONNECTING;
      this.onopen = null;
      this.onmessage = null;
      this.onerror = null;
      this._types = new Set(['open', 'message', 'error']);
      this._lastId = '';
      this._canResume = new URL(this.url).searchParams.get('enableResume') === 'true';
      this._retryMs = 1_000;
      this._id = mux.nextId++;
      this._reset();
      streams.set(this._id, this);
      if (mux.native) this._useNative();
      else if (mux.up) this._begin();
      // the Studio opens new streams on every error: that must not jump the pause
      else queueMicrotask(() => mux.timer || connect());
    }

    addEventListener(type, ...rest) {
      super.addEventListener(type, ...rest);
      if (this._types.has(type)) return;
      this._types.add(type);
      if (this._native) this._forward(type);
    }

    close() {
      if (this.readyState === CLOSED) return;
      this.readyState = CLOSED;
      clearTimeout(this._timer);
      streams.delete(this._id);
      this._native?.close();
      send(['close', this._id]);
    }

    _reset() {
      this._rest = '';
      this._data = [];
      this._event = '';
      this._eventId = this._lastId;
    }

    _fire(event) {
      this[`on${event.type}`]?.call(this, event);
      this.dispatchEvent(event);
    }

    _begin() {
      if (this.readyState === CLOSED) return;
      this._reset();
      const { pathname, search } = new URL(this.url);
      send(['open', this._id, pathname + search, this._lastId]);
    }

    _drop() {
      if (this.readyState === CLOSED) return;
      this.readyState = CONNECTING;
      clearTimeout(this._timer);
      // it gets all that it misses: told of the gap, the Studio would close the form of an open document
      if (!this._canResume || this._lastId === '') this._fire(new Event('error'));
    }

    // as the standard says anything but 200 and text/event-stream ends it for good, but not what passes by itself
    _head(status, type) {
      if (status === 200 && type.startsWith('text/event-stream')) {
        this.readyState = OPEN;
        this._fire(new Event('open'));
        return;
      }
      if (status >= 500 || status === 429) return this._end();
      this.readyState = CLOSED;
      streams.delete(this._id);
      this._fire(new Event('error'));
    }

    _end() {
      if (this.readyState === CLOSED) return;
      this._drop();
      this._timer = setTimeout(() => mux.up && this._begin(), this._retryMs);
    }

    _body(chunk) {
      const lines = (this._rest + chunk).split('\n');
      this._rest = lines.pop();
      for (const line of lines) {
        if (this.readyState !== OPEN) return;
        this._line(line.replace(/\r$/, ''));
      }
    }

    _line(line) {
      if (line === '') return this._dispatch();
      const colon = line.indexOf(':');
      const field = colon < 0 ? line : line.slice(0, colon);
      const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
      if (field === 'data') this._data.push(value);
      else if (field === 'event') this._event = value;
      else if (field === 'id') this._eventId = value;
      else if (field === 'retry' && /^\d+$/.test(value)) this._retryMs = Number(value);
    }

    _dispatch() {
      this._lastId = this._eventId;
      const data = this._data.join('\n');
      const type = this._event || 'message';
      const empty = this._data.length === 0;
      this._data = [];
      this._event = '';
      if (!empty) this._fire(new MessageEvent(type, { data, lastEventId: this._lastId, origin: new URL(this.url).origin }));
    }

    _useNative() {
      this._native = new Native(this.url, { withCredentials: this.withCredentials });
      for (const type of this._types) this._forward(type);
    }

    _forward(type) {
      this._native.addEventListener(type, (event) => {
        this.readyState = this._native.readyState;
        const { data, lastEventId, origin } = event;
        this._fire('data' in event ? new MessageEvent(type, { data, lastEventId, origin }) : new Event(type));
      });
    }
  }

  for (const [name, value] of Object.entries({ CONNECTING, OPEN, CLOSED })) {
    LakeEventSource[name] = value;
    LakeEventSource.prototype[name] = value;
  }

  window.EventSource = new Proxy(Native, {
    construct: (target, [url, init]) => {
      const address = new URL(url, location.href);
      const mine = address.origin === location.origin && ours.test(`${address.pathname}/`);
      return mine ? new LakeEventSource(url, init) : new target(url, init);
    },
  });
  window.__lakeEventSource = {
    state: () => ({ native: mux.native, up: mux.up, everUp: mux.everUp, failures: mux.failures, streams: streams.size }),
  };
})();
