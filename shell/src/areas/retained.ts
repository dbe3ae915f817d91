import type { RegisteredArea } from '@skills-architect/contracts';
import { create } from 'zustand';

/** The area that went off, or whose build went missing, while somebody had unsaved work in it: its screen stays until they leave it. */
export const useRetained = create<{ area: RegisteredArea | undefined }>(() => ({ area: undefined }));
