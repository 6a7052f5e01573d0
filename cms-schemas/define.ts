import type { defineArrayMember as DefineArrayMember, defineField as DefineField, defineType as DefineType } from 'sanity';

const identity = (definition: unknown): unknown => definition;

/** Sanity's own define functions only add types. These give the same types, so that schemas also load in plain Node. */
export const defineType = identity as typeof DefineType;
export const defineField = identity as typeof DefineField;
export const defineArrayMember = identity as typeof DefineArrayMember;
