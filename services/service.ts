import pino from 'pino';
import { refuse, runProcess, say } from './run-process';
import { readServiceSettings } from './service-settings';
import { startService } from './start-service';

const read = readServiceSettings(process.argv[2] ?? '', process.env);
if ('mistakes' in read) refuse(read.mistakes);
else {
  const { settings } = read;
  await runProcess(settings, settings.leaveMs, async () => {
    const running = await startService(settings, pino({ level: settings.logLevel }), say);
    say(`${settings.name} is ready: ${running.address}`);
    return running;
  });
}
