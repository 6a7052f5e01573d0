import fc from 'fast-check';

/** A counterexample has killed the mutant: a smaller one need not be looked for. */
fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true });
