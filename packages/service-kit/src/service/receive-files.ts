import type { FastifyRequest } from 'fastify';
import { receiveUpload, type UploadLimits } from '../files/upload';
import { AppError } from './app-error';

/** The parser's own errors have neither a status nor a system error code. */
const isDamaged = (error: unknown) =>
  error instanceof Error && !(error instanceof AppError) && !('statusCode' in error) && !('code' in error);

/** Receives the files of an upload; an incomplete multipart body is the client's error, not a server error. */
export const receiveFiles = async (request: FastifyRequest, limits: UploadLimits) => {
  try {
    return await receiveUpload(request, limits);
  } catch (error) {
    if (!isDamaged(error)) throw error;
    throw new AppError('invalid', 'The upload is damaged or incomplete. Send the file again.', { cause: error });
  }
};
