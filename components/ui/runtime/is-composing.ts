import type { KeyboardEvent } from 'react';

/** Whether a key belongs to an input method. Safari reports the Enter that ends a composition after it, under the code of such keys. */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean => nativeEvent.isComposing || nativeEvent.keyCode === 229;
