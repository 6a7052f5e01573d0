import fc from 'fast-check';

/** The first counterexample has killed the mutant: shrinking it would be wasted. */
fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true });
