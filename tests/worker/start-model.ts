import type { TestProject } from "vitest/node";
import { exampleSecrets } from "../../app/config/published-secrets.server";
import { startModelSimulator } from "../simulators/model/model-simulator";

export async function setup(project: TestProject) {
  const model = await startModelSimulator({ port: 0, apiKey: exampleSecrets.SUMMARY_API_KEY });
  project.provide("modelUrl", model.url);
  return model.close;
}
