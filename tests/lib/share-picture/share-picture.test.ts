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

  test('R-7.1 holds the seats of a group beside its title', () => {
    const shared = { language: 'en', title: 'Two\nlines', seats: { paid: 2, held: 1, open: 7 } } as const;
    const read = readPictureAddress(secret, ...split(pictureAddress(secret, shared)));
    expect(read).toEqual({ ...shared, title: 'Two lines' });
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

  test('R-7.1 shows the seats of a group: another seat is another picture, and ten fit', async () => {
    const seats = { paid: 1, held: 1, open: 1 };
    const [one, other, ten] = await Promise.all([
      drawPicture({ language: 'en', title: 'Bought together', seats }, facts),
      drawPicture({ language: 'en', title: 'Bought together', seats: { paid: 2, held: 0, open: 1 } }, facts),
      drawPicture({ language: 'en', title: 'Bought together '.repeat(6), seats: { paid: 10, held: 0, open: 0 } }, facts),
    ]);
    expect(one.equals(other)).toBe(false);
    const { data, info } = await sharp(ten)
      .extract({ left: 1114, top: 390, width: 40, height: 90 })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, data.every((value) => value > 250)]).toEqual([40, true]);
  });
});
