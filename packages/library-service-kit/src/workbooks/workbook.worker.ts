import { type Packed, pack } from '@skills-architect/service-kit/archives';
import type { Frame } from './frame';
import { makeFrame } from './make-frame';
import { sheetRows } from './sheet-xml';
import { type StyledSheet, styledWorkbook } from './styled-sheet';
import type { FrameTask, RowsTask } from './workbook-file';

/** A whole workbook of one styled sheet. */
export interface StyledTask {
  kind: 'styled';
  sheet: StyledSheet;
}

/** Creates one part of a workbook, or a small workbook as a whole. */
export default async (task: FrameTask | RowsTask | StyledTask): Promise<Frame | Packed | Uint8Array> => {
  if (task.kind === 'styled') return styledWorkbook(task.sheet);
  if (task.kind === 'frame') return makeFrame(task.heads);
  return pack(sheetRows(task.rows, task.from, task.formats), { crc: task.crc });
};
