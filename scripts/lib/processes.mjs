// Child processes: found by package and not by PATH, never left behind.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.mjs";

const alive = new Set();
process.on("exit", () => {
  for (const child of alive) child.kill("SIGKILL");
});

/** The script behind a package's command, to be run with this same Node. */
export function binary(packageName, command = packageName) {
  const folder = join(root, "node_modules", packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return join(folder, typeof bin === "string" ? bin : bin[command]);
}

/** Starts Node on a script; the caller watches the child. */
export function startNode(args, options = {}) {
  const child = spawn(process.execPath, args, { cwd: root, stdio: "inherit", ...options, env: { ...process.env, ...options.env } });
  alive.add(child);
  child.once("exit", () => alive.delete(child));
  return child;
}

/** Returns the CPU seconds of the whole machine since boot; 0 when the system does not report them. */
export function cpuSeconds() {
  try {
    // user, nice, system, idle, iowait, irq, softirq: in hundredths of a second.
    const [user, nice, system, , , irq, softirq] = /^cpu +(.+)/.exec(readFileSync("/proc/stat", "utf8"))[1].split(" ").map(Number);
    return (user + nice + system + irq + softirq) / 100;
  } catch {
    return 0;
  }
}

/** Returns the CPU milliseconds of a process, all threads; 0 for a process that has ended or runs on another machine. */
export function cpuMilliseconds(pid) {
  try {
    // utime and stime, in hundredths of a second; the name in parentheses may contain spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1).split(" ");
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return 0;
  }
}

/**
 * Runs a command to its end and returns `{ code, output }`. Output is collected unless `isShown`; a command without output for `silence` ms is
 * stopped.
 */
export function runCommand(command, args, { isShown = false, silence, ...options } = {}) {
  return new Promise((resolve) => {
    // Collected output is read as text later, so without colours.
    const plain = isShown ? {} : { NO_COLOR: "1", FORCE_COLOR: undefined };
    const stdio = isShown ? ["ignore", "inherit", "inherit"] : ["ignore", "pipe", "pipe"];
    const child = spawn(command, args, { cwd: root, stdio, ...options, env: { ...process.env, ...plain, ...options.env } });
    alive.add(child);
    let output = "";
    let timer;
    const finish = (code) => {
      clearTimeout(timer);
      alive.delete(child);
      resolve({ code, output });
    };
    const restartTimer = () => {
      if (!silence) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        output += `\nstopped: it printed nothing for ${silence / 1000} s`;
        child.kill("SIGTERM");
        setTimeout(() => child.kill("SIGKILL"), 5000).unref();
      }, silence);
    };
    restartTimer();
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding("utf8").on("data", (text) => {
        output += text;
        restartTimer();
      });
    }
    child.once("error", (error) => {
      output += String(error);
      finish(127);
    });
    child.once("close", (code) => finish(code ?? 1));
  });
}

/** Runs Node on a script to its end. */
export const runNode = (args, options) => runCommand(process.execPath, args, options);

/** Runs a package's command with this same Node; `tool` is `"package"` or `["package", "command"]`. */
export function runTool(tool, args, options) {
  const [packageName, command] = Array.isArray(tool) ? tool : [tool];
  return runNode([binary(packageName, command), ...args], options);
}

/**
 * Runs servers together: a signal to this process is sent to all of them, and when one exits the others are stopped. Resolves with the exit code of
 * the first one that exited, or 0 after a signal.
 */
export function runTogether(children) {
  return new Promise((resolve) => {
    let code;
    let left = children.length;
    const endOthers = (signal) => {
      for (const child of children) if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      setTimeout(() => {
        for (const child of children) child.kill("SIGKILL");
      }, 5000).unref();
    };
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
      process.on(signal, () => {
        code ??= 0;
        endOthers(signal);
      });
    }
    for (const child of children) {
      child.once("exit", (childCode) => {
        code ??= childCode ?? 1;
        left -= 1;
        if (left === 0) resolve(code);
        else endOthers("SIGTERM");
      });
    }
  });
}
