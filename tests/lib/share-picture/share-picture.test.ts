import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { drawPicture } from '#lib/share-picture/draw-picture.ts';
import { pictureAddress, readPictureAddress } from '#lib/share-picture/picture-address.ts';

const secret = 'a secret of at least thirty-two letters';
const split = (address: string): [string, string] => {
  const [, , , language = '', segment = ''] = address.split('/');
  return [language, segment];
};

describe('the address of a shared link’s picture', () => {
  test('holds the title and its language', () => {
    const shared = { language: 'ja', title: '料金の見方' } as const;
    expect(readPictureAddress(secret, ...split(pictureAddress(secret, shared)))).toEqual(shared);
  });

  test('is refused when anybody else wrote it, or when its language or title was changed', () => {
    const [language, segment] = split(pictureAddress(secret, { language: 'en', title: 'Pricing' }));
    expect(readPictureAddress('another secret', language, segment)).toBeNull();
    expect(readPictureAddress(secret, 'zh', segment)).toBeNull();
    expect(
      readPictureAddress(secret, language, `${Buffer.from('Prizes').toString('base64url')}${segment.slice(segment.indexOf('.'))}`),
    ).toBeNull();
    expect(readPictureAddress(secret, language, undefined)).toBeNull();
    expect(readPictureAddress(secret, 'fr', segment)).toBeNull();
  });

  test('cuts a title that nobody could read', () => {
    const read = readPictureAddress(secret, ...split(pictureAddress(secret, { language: 'zh', title: '长'.repeat(500) })));
    expect(read?.title).toHaveLength(120);
  });
});

describe('the picture', () => {
  const facts = { brand: 'Marlow', host: 'www.marlow.example' };
  const darkShare = async (picture: Buffer): Promise<number> => {
    const { data } = await sharp(picture)
      .extract({ left: 88, top: 200, width: 1024, height: 310 })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return data.filter((value) => value < 128).length / data.length;
  };

  test.each([
    ['en', 'Service level agreement'],
    ['zh', '服务等级协议'],
    ['ja', 'サービス品質保証'],
  ] as const)('is 1200 × 630 and shows a title in %s', async (language, title) => {
    const picture = await drawPicture({ language, title }, facts);
    const { format, width, height } = await sharp(picture).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
    expect(await darkShare(picture)).toBeGreaterThan(0.02);
  });

  test('draws other words as another picture, markup as words, and never more than fits', async () => {
    const [one, other] = await Promise.all([
      drawPicture({ language: 'en', title: 'A <b>' }, facts),
      drawPicture({ language: 'en', title: 'A' }, facts),
    ]);
    expect(one.equals(other)).toBe(false);
    const longest = await drawPicture({ language: 'zh', title: '长'.repeat(120) }, facts);
    expect((await sharp(longest).metadata()).height).toBe(630);
  });
});
