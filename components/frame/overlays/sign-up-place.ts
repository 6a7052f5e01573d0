/** Where the page has its place for the sign-up note, above its foot. */
export const signUpPlaceId = 'sign-up-place';
