import { ADMIN_LIKE, CLIENT_TABLE_LIMIT } from '@skills-architect/contracts';
import { JD_ARCHIVE_LIMIT, JD_FILE_EXTENSIONS } from '@skills-architect/contracts/personas';

/** Kinds of bulk upload. */
const KINDS = ['zip', 'skills', 'roles'] as const;
export type UploadKind = (typeof KINDS)[number];

/** The kind with this name; uploads from HR systems are not supported yet. */
export const findUploadKind = (name: string): UploadKind | undefined => KINDS.find((kind) => kind === name);

interface KindOption {
  value: UploadKind | 'hr';
  label: string;
  help: string;
  disabled?: boolean;
}

const ONLY_ADMINISTRATORS = 'For Super Users and Skilling Architects.';

/** Kinds of upload for a user type; only administrators import client skills. */
export const uploadKindsFor = (userType: number): KindOption[] => {
  const isAdmin = ADMIN_LIKE.some((type) => type === userType);
  return [
    {
      value: 'zip',
      label: 'A zip of job descriptions, or single files',
      help: `Up to ${JD_ARCHIVE_LIMIT.maxFiles}, in one zip or rar or each by itself.`,
    },
    {
      value: 'skills',
      label: 'An Excel file of client skills',
      help: isAdmin ? 'The skills of each role, as the client names them.' : ONLY_ADMINISTRATORS,
      disabled: !isAdmin,
    },
    {
      value: 'roles',
      label: 'An Excel file of roles and skills',
      help: 'Roles with their descriptions, responsibilities and skills.',
    },
    { value: 'hr', label: 'An upload from your HR system', help: 'Coming soon', disabled: true },
  ];
};

/** The upload that opens by this name; job descriptions instead of one that the user type may not make. */
export const startKindFor = (name: string, userType: number): UploadKind | undefined => {
  const kind = findUploadKind(name);
  const isRefused = uploadKindsFor(userType).some(({ value, disabled }) => value === kind && disabled);
  return isRefused ? 'zip' : kind;
};

interface FileField {
  label: string;
  accept: readonly string[];
  multiple?: boolean;
  maxFiles?: number;
}

/** File field of each kind. */
export const FILES: Record<UploadKind, FileField> = {
  zip: {
    label: 'Job descriptions',
    accept: [...JD_ARCHIVE_LIMIT.extensions, ...JD_FILE_EXTENSIONS],
    multiple: true,
    maxFiles: JD_ARCHIVE_LIMIT.maxFiles,
  },
  skills: { label: 'Client skills', accept: CLIENT_TABLE_LIMIT.extensions },
  roles: { label: 'Roles and skills', accept: CLIENT_TABLE_LIMIT.extensions },
};
