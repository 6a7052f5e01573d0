/** Id of the view of an article that shows how it differs from its other versions. */
export const comparisonView = 'comparison';
