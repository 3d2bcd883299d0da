// Runs commands in parallel and reports their outcomes. It is plain Node, because it runs before anything is built.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { ROOT } from './setup.mjs';

/**
 * @typedef {{ name: string, command: [string, ...string[]], env?: Record<string, string> }} Task
 * @typedef {{ name: string, passed: boolean, seconds: number }} Outcome
 */

/**
 * Starts tasks in their order, as many at a time as the machine has cores but at least two. The output of a task is
 * printed when it ends, so that outputs do not mix.
 * @param {readonly Task[]} tasks
 * @returns {Promise<Outcome[]>} in the order of the tasks
 */
export async function runTasks(tasks) {
  const outcomes = new Map();
  const waiting = [...tasks];
  const worker = async () => {
    for (let task = waiting.shift(); task !== undefined; task = waiting.shift()) {
      outcomes.set(task.name, await runTask(task));
    }
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, worker));
  return tasks.map(({ name }) => outcomes.get(name));
}

/** Prints a line for each outcome. @param {readonly Outcome[]} outcomes @returns whether all passed */
export function report(outcomes) {
  console.log('');
  for (const { name, passed, seconds } of outcomes) {
    console.log(`${passed ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`);
  }
  return outcomes.every(({ passed }) => passed);
}

function runTask({ name, command: [program, ...args], env = {} }) {
  const started = Date.now();
  return new Promise((resolve) => {
    const output = [];
    const child = spawn(program, args, {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    const end = (passed) => {
      console.log(`\n── ${name} ──\n${Buffer.concat(output).toString('utf8').trimEnd()}`);
      resolve({ name, passed, seconds: Math.round((Date.now() - started) / 1000) });
    };
    child.once('error', (error) => {
      output.push(Buffer.from(String(error)));
      end(false);
    });
    child.once('close', (code) => end(code === 0));
  });
}
