import { describe, expect, test } from '@jest/globals';
import { uploadRefusal } from '#studio/uploads/upload-refusal.ts';

const failure = (statusCode: number, message = '') => Object.assign(new Error(message), { statusCode });

describe('a refused upload', () => {
  test.each([
    [
      failure(400, 'The picture cannot be read: Input buffer contains unsupported image format'),
      'cannot be read as a picture. Save it as PNG',
    ],
    [failure(400, 'Pictures of the format "tiff" are not accepted'), 'cannot be read as a picture. Save it as PNG'],
    [failure(400, 'The picture takes longer than 10 s to read: make it simpler'), 'takes too long to read'],
    [new Error('Unsupported file type: could not determine an uploader for "a.exe"'), 'cannot be read as a picture'],
    [failure(401), 'your role may not upload files'],
    [failure(403), 'your role may not upload files'],
    [failure(413), 'too large to be uploaded'],
    [failure(503), 'the server is busy or does not answer'],
    [new Error('Request error while attempting to reach the lake'), 'the server is busy or does not answer'],
    [undefined, 'the server is busy or does not answer'],
  ])('%s is said in a sentence that names the file', (error, words) => {
    expect(uploadRefusal(error, 'ship.png')).toMatch(new RegExp(`^ship.png .*${words}`));
  });
});
