import type { LocalModel, ModelPackage } from '@skills-architect/local-model';
import { serveChild } from '@skills-architect/service-kit/child';

/** Texts for the model in a folder; it is opened with the first ones. */
export interface EmbedTask {
  folder: string;
  model: Pick<ModelPackage, 'prefix' | 'pooling'>;
  texts: readonly string[];
}

let opened: Promise<LocalModel> | undefined;

const open = async ({ folder, model }: EmbedTask) => {
  // Imported here, so that a missing runtime is an error of the task and not the end of the process.
  const { openModel } = await import('@skills-architect/local-model');
  return openModel(folder, model);
};

serveChild(async (task: EmbedTask): Promise<Float32Array[]> => {
  opened ??= open(task).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return (await opened).embed(task.texts);
});
