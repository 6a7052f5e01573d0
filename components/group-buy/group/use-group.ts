import { useEffect, useRef, useState } from 'react';
import type { GroupMessage } from '#lib/contracts/calls/group-calls.ts';
import type { GroupPorts } from '../group-ports.ts';
import { GroupFollower, type GroupReading } from './group-follower.ts';

export interface FollowedGroup {
  readonly reading: GroupReading;
  readonly askAgain: () => void;
  /** Applies a state that an action returned. */
  readonly take: (group: GroupMessage) => void;
}

/** A group while its page is open; asked for again when somebody logs in or out. */
export function useGroup(id: string, ports: Pick<GroupPorts, 'detail' | 'wait'>, isLoggedIn: boolean): FollowedGroup {
  const [reading, setReading] = useState<GroupReading>({ kind: 'waiting' });
  const following = useRef<GroupFollower | null>(null);
  const loggedIn = useRef(isLoggedIn);
  useEffect(() => {
    const follower = new GroupFollower({ id, ports, onReading: setReading });
    following.current = follower;
    follower.start();
    return () => follower.stop();
  }, [id, ports]);
  useEffect(() => {
    if (loggedIn.current !== isLoggedIn) following.current?.askAgain();
    loggedIn.current = isLoggedIn;
  }, [isLoggedIn]);
  return { reading, askAgain: () => following.current?.askAgain(), take: (group) => following.current?.take(group) };
}
