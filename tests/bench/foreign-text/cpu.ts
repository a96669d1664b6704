/** CPU time of this thread in milliseconds: what others do on the machine does not count. */
function cpuOf(work: () => unknown, times: number): number {
  const before = process.threadCpuUsage();
  for (let nth = 0; nth < times; nth += 1) work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** Below this the clock of some machines is too coarse. */
const readable = 40;

/** What some work takes once it is warm: the least of a few rounds, each of them long enough to be measured. */
export function leastCpu(work: () => unknown, rounds = 3): number {
  let times = 1;
  while (cpuOf(work, times) < readable && times < 100_000) times *= 2;
  return Math.min(...Array.from({ length: rounds }, () => cpuOf(work, times) / times));
}
