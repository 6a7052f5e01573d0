import { TestEnvironment } from 'jest-environment-node';

/** One failed test has killed the mutant: the tests after it in its file are left out. */
export default class FirstFailureEnvironment extends TestEnvironment {
  hasFailed = false;

  handleTestEvent({ name, test }) {
    if (name === 'test_start' && this.hasFailed) test.mode = 'skip';
    if (name === 'test_done' && test.errors.length > 0) this.hasFailed = true;
  }
}
