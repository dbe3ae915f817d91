import type { FastifyRequest } from 'fastify';
import { receiveUpload, type UploadLimits } from '../files/upload';
import { AppError } from './app-error';

/** The parser's own errors carry neither a status nor the code of a failed system call. */
const isDamaged = (error: unknown) =>
  error instanceof Error && !(error instanceof AppError) && !('statusCode' in error) && !('code' in error);

/** Receives the files of an upload; a body that is no complete multipart form is the sender's mistake, not a failure of ours. */
export const receiveFiles = async (request: FastifyRequest, limits: UploadLimits) => {
  try {
    return await receiveUpload(request, limits);
  } catch (error) {
    if (!isDamaged(error)) throw error;
    throw new AppError('invalid', 'The upload is damaged or incomplete. Send the file again.', { cause: error });
  }
};
