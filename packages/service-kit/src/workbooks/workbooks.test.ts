import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { workbooks } from './workbooks';

const books = workbooks();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'workbooks-'));
});
afterAll(async () => {
  await books.close();
  await rm(folder, { recursive: true });
});

const stored = async (content: Uint8Array) => {
  const file = path.join(folder, `${Math.random()}.xlsx`);
  await writeFile(file, content);
  return file;
};

describe('a workbook', () => {
  it('comes back as it was written, formula characters and all', async () => {
    const columns = [
      { title: 'Name', width: 20 },
      { title: 'Duties', width: 60 },
    ];
    const rows = [
      ['=HYPERLINK("x")', 'Plan\nBuild'],
      ['-Ada', 'Grüße, 文字'],
    ];
    const file = await stored(
      await books.write([
        { name: 'Personas', columns, rows },
        { name: 'Skills', columns, rows: [] },
      ]),
    );
    expect(await books.read(file)).toEqual([
      { name: 'Personas', rows: [['Name', 'Duties'], ...rows] },
      { name: 'Skills', rows: [['Name', 'Duties']] },
    ]);
  });

  it.each([
    ['a text', Buffer.from('name;duties')],
    ['nothing', Buffer.alloc(0)],
    ['a cut-off archive', Buffer.from('PK\u0003\u0004\u0014\u0000\u0006\u0000')],
  ])('that is %s is refused with a sentence', async (_, content) => {
    await expect(books.read(await stored(content))).rejects.toThrow(
      /^The workbook cannot be read\. The archive is damaged/,
    );
  });
});
