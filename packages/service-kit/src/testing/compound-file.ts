const SECTOR = 512;
const [FREE, END, TABLE] = [0xffff_ffff, 0xffff_fffe, 0xffff_fffd];

/** A compound file (`.doc`) of 4,096 bytes: header, allocation table and directory, but no document. */
export const aCompoundFile = () => {
  const file = Buffer.alloc(8 * SECTOR);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file);
  for (const [value, offset] of [
    [0x3e, 24],
    [3, 26],
    [0xfffe, 28],
    [9, 30],
    [6, 32],
  ] as const)
    file.writeUInt16LE(value, offset);
  for (const [value, offset] of [
    [1, 44],
    [1, 48],
    [4096, 56],
    [END, 60],
    [0, 64],
    [END, 68],
    [0, 72],
    [0, 76],
  ] as const)
    file.writeUInt32LE(value, offset);
  for (let index = 80; index < SECTOR; index += 4) file.writeUInt32LE(FREE, index);
  // Sector 0 is the table, 1 and 2 the directory; 3 and 4 form an unreferenced cycle.
  for (const [sector, value] of [TABLE, 2, END, 4, 3, FREE, FREE].entries())
    file.writeUInt32LE(value, SECTOR + sector * 4);
  for (let index = SECTOR + 28; index < 2 * SECTOR; index += 4) file.writeUInt32LE(FREE, index);
  file.write('Root Entry', 2 * SECTOR, 'utf16le');
  file.writeUInt16LE(22, 2 * SECTOR + 64);
  file.writeUInt8(5, 2 * SECTOR + 66);
  for (const offset of [68, 72, 76]) file.writeUInt32LE(FREE, 2 * SECTOR + offset);
  file.writeUInt32LE(END, 2 * SECTOR + 116);
  return file;
};

/**
 * 4,096 bytes that crash a process without a memory limit: the header claims 8 million sectors of allocation table, for
 * which word-extractor fills the memory until V8 aborts. It rejects larger claims itself.
 */
export const aPoisonedDoc = () => {
  const file = aCompoundFile();
  file.writeUInt32LE(8_000_000, 44);
  return file;
};
