import { observeProcess } from '@skills-architect/service-kit';
import { exitWithMistakes, runProcess, say } from './run-process';
import { readServiceSettings } from './settings/service-settings';
import { startService } from './start-service';

const read = readServiceSettings(process.argv.slice(2).join(' '), process.env);
if ('mistakes' in read) exitWithMistakes(read.mistakes);
else {
  const { settings } = read;
  await runProcess(settings, settings.leaveMs, async () => {
    const observed = await observeProcess(settings.name, settings.observe);
    const running = await startService(settings, observed, say);
    say(`${settings.name} is ready: ${running.address}`);
    return {
      leave: running.leave,
      async stop() {
        await running.stop();
        await observed.stop();
      },
    };
  });
}
