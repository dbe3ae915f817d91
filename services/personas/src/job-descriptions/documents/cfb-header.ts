const HEADER_BYTES = 512;
const MAGIC = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** Number of DIFAT entries (table of tables) in the header itself. */
const FIRST_TABLES = 109;
/** Sector numbers from here on are markers, such as the end of a chain. */
const FIRST_MARK = 0xffff_fffa;

const sectorBytes = (header: Buffer) => {
  const [version, shift] = [header.readUInt16LE(26), header.readUInt16LE(30)];
  if (version === 3 && shift === 9) return 512;
  if (version === 4 && shift === 12) return 4096;
  return undefined;
};

/** The allocation table's sectors, as listed in the header. */
const tableSectors = (header: Buffer, count: number) =>
  Array.from({ length: Math.min(count, FIRST_TABLES) }, (_, index) => header.readUInt32LE(76 + index * 4));

/** The sectors of a chain; undefined when it leaves the file or has a cycle. */
const followChain = (start: number, table: Buffer, sectors: number): number[] | undefined => {
  const chain: number[] = [];
  let sector = start;
  while (sector < FIRST_MARK && sector * 4 + 4 <= table.length) {
    if (sector >= sectors || chain.length > sectors) return undefined;
    chain.push(sector);
    sector = table.readUInt32LE(sector * 4);
  }
  return chain;
};

const ENTRY_BYTES = 128;
const ENTRY = { type: 66, start: 116, size: 120 };
const STREAM = 2;
const ROOT = 5;
/** Smaller streams are in the small table. */
const SMALL_STREAM = 4096;

/** Whether all streams of a directory end: with a cyclic chain, libraries fill their memory. */
const streamsEnd = (directory: Buffer, table: Buffer, miniTable: Buffer) => {
  for (let index = 0; index + ENTRY_BYTES <= directory.length; index += ENTRY_BYTES) {
    const type = directory.readUInt8(index + ENTRY.type);
    if (type !== STREAM && type !== ROOT) continue;
    const isSmall = type === STREAM && directory.readUInt32LE(index + ENTRY.size) < SMALL_STREAM;
    const streamTable = isSmall ? miniTable : table;
    if (!followChain(directory.readUInt32LE(index + ENTRY.start), streamTable, streamTable.length / 4)) return false;
  }
  return true;
};

/**
 * Why a compound file (the container of a `.doc`) is invalid, by its header and length alone. Libraries allocate what
 * the header claims: a file of 4 KB that claims 2³¹ sectors crashes the reading process.
 */
export const cfbFault = (bytes: Uint8Array): string | undefined => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.length < HEADER_BYTES || !file.subarray(0, MAGIC.length).equals(MAGIC)) return 'no header';
  const size = sectorBytes(file);
  if (size === undefined || file.readUInt16LE(32) !== 6) return 'sector size';
  const sectors = Math.ceil(file.length / size) - 1;
  const counts = { directory: 40, table: 44, miniTable: 64, tablesOfTables: 72 };
  for (const [name, offset] of Object.entries(counts)) if (file.readUInt32LE(offset) > sectors) return `count: ${name}`;
  const tables = tableSectors(file, file.readUInt32LE(counts.table));
  if (tables.some((sector) => sector >= sectors)) return 'table outside of the file';
  const content = (all: number[]) =>
    Buffer.concat(all.map((sector) => file.subarray((sector + 1) * size, (sector + 2) * size)));
  const table = content(tables);
  const directory = followChain(file.readUInt32LE(48), table, sectors);
  if (!directory) return 'chain: directory';
  const miniTable = followChain(file.readUInt32LE(60), table, sectors);
  if (!miniTable) return 'chain: miniTable';
  return streamsEnd(content(directory), table, content(miniTable)) ? undefined : 'chain: stream';
};
