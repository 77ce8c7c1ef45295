import { problems } from "@/lib/rules/problem";

/** Why this device did not do something. */
export interface DeviceProblems {
  readonly "device-full": null;
  readonly "device-closed": null;
  readonly "device-changed": null;
  readonly deleted: null;
  readonly "no-key": null;
  readonly "not-open": null;

  readonly unreachable: null;
  readonly "wrong-key/hand": null;
  readonly "behind/hand": null;
}

export const deviceProblem = problems<DeviceProblems>();
