import type { UploadedTable } from '../table-columns/read-upload';
import { roleColumns, type SheetKind } from './role-sheet';

/** An uploaded table of roles, for reading it. */
export const roleUpload = (clientId: number, sheet: SheetKind, path: string, levelCount: number) =>
  ({
    clientId,
    kind: sheet === 'client skills' ? 'client skills by role' : sheet,
    path,
    levelCount,
    columns: roleColumns(sheet, levelCount),
  }) satisfies UploadedTable;
