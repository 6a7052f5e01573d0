/** The live form and what takes over from its server's HTML, loaded together. */
export { Configurator } from '../configurator/configurator.tsx';
export { takeEarlyChoices } from './early-choices.ts';
