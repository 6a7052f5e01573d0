import { randomBytes } from 'node:crypto';
import type { WebSocket } from 'ws';
import { z } from 'zod';
import type { Identity } from '../editors/identity.ts';
import { readJson } from './socket-message.ts';

const heartbeatMs = 20_000;
const unsupportedData = 1003;
const tooBig = 1009;
/** The longest message that tells an editor's location, which is broadcast to everyone else. */
const messageCharactersAtMost = 16 * 1024;
/** The Studio uses one. */
const subscriptionsAtMost = 10;
const bufferedBytesAtMost = 1024 * 1024;

const callSchema = z.object({
  id: z.unknown(),
  method: z.string(),
  params: z
    .looseObject({
      session: z.string().optional(),
      subscriptionId: z.string().optional(),
      data: z.looseObject({ sessionId: z.string() }).optional(),
    })
    .optional(),
});

type Call = z.infer<typeof callSchema>;

interface Peer {
  socket: WebSocket;
  identity: Identity;
  subscriptions: Set<string>;
  session?: string;
}

export interface Presence {
  join(socket: WebSocket, identity: Identity): void;
}

/** Tells editors where the others are: JSON-RPC over WebSocket, as the Studio expects it. */
export function createPresence(): Presence {
  const peers = new Set<Peer>();

  const tellOthers = (from: Peer, result: object): void => {
    for (const peer of peers) {
      if (peer === from || peer.socket.readyState !== peer.socket.OPEN) continue;
      // a client that has fallen this far behind is disconnected
      if (peer.socket.bufferedAmount > bufferedBytesAtMost) {
        peer.socket.terminate();
        continue;
      }
      for (const subscription of peer.subscriptions) {
        peer.socket.send(JSON.stringify({ jsonrpc: '2.0', method: 'presence_subscription', params: { subscription, result } }));
      }
    }
  };

  const left = (peer: Peer, session: string | undefined): void => {
    if (session) tellOthers(peer, { type: 'disconnect', i: peer.identity.id, m: { session } });
  };

  const answer = (peer: Peer, call: Call): unknown => {
    switch (call.method) {
      case 'presence_subscribe': {
        if (peer.subscriptions.size >= subscriptionsAtMost) peer.subscriptions.clear();
        const subscription = randomBytes(8).toString('hex');
        peer.subscriptions.add(subscription);
        return subscription;
      }
      case 'presence_unsubscribe':
        peer.subscriptions.delete(call.params?.subscriptionId ?? '');
        return {};
      case 'presence_rollcall':
        peer.session = call.params?.session;
        tellOthers(peer, { type: 'rollCall', i: peer.identity.id, session: peer.session });
        return {};
      case 'presence_announce':
        peer.session = call.params?.data?.sessionId;
        tellOthers(peer, { type: 'state', i: peer.identity.id, m: call.params?.data });
        return {};
      case 'presence_disconnect':
        left(peer, call.params?.session);
        return {};
      default:
        return {};
    }
  };

  return {
    join: (socket, identity) => {
      const peer: Peer = { socket, identity, subscriptions: new Set() };
      peers.add(peer);
      const beat = setInterval(() => socket.send('♥'), heartbeatMs);
      socket.on('close', () => {
        clearInterval(beat);
        peers.delete(peer);
        left(peer, peer.session);
      });
      socket.on('message', (data) => {
        const text = String(data);
        if (text.length > messageCharactersAtMost) return socket.close(tooBig);
        const call = callSchema.safeParse(readJson(text));
        if (!call.success) return socket.close(unsupportedData);
        socket.send(JSON.stringify({ jsonrpc: '2.0', id: call.data.id, result: answer(peer, call.data) }));
      });
    },
  };
}
