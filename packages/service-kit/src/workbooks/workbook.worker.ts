import { type Packed, pack } from '../archives/packed';
import type { Frame } from './frame';
import { makeFrame } from './make-frame';
import { sheetRows } from './sheet-xml';
import type { FrameTask, RowsTask } from './workbook-file';

/** Makes one part of a workbook. */
export default async (task: FrameTask | RowsTask): Promise<Frame | Packed> => {
  if (task.kind === 'frame') return makeFrame(task.heads);
  return pack(sheetRows(task.rows, task.from, task.format), { crc: task.crc });
};
