export { default } from './500.tsx';
