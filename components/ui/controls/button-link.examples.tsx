import { ButtonLink } from './button-link.tsx';
import type { Example } from '../example.ts';

export const buttonLinkExamples: readonly Example[] = [
  {
    name: 'typical',
    language: 'en',
    element: (
      <ButtonLink href="/#plans" language="en" variant="primary" size="lg">
        Compare plans
      </ButtonLink>
    ),
  },
  {
    name: 'longest',
    language: 'en',
    element: (
      <ButtonLink href="https://status.example/today" language="en" width="full">
        Read how maintenance is announced in both regions
      </ButtonLink>
    ),
  },
  {
    name: 'japanese',
    language: 'ja',
    element: (
      <ButtonLink href="/doc/article/tos" language="ja">
        利用規約を読む
      </ButtonLink>
    ),
  },
];
