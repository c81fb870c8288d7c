import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Runs the files of each part by their paths: files of one worker share its modules, so an order that follows a cache would give each machine another run. */
export class FilesByPath extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const groupOf = ({ project }: TestSpecification) => project.config.sequence.groupOrder
    const nameOf = ({ project, moduleId }: TestSpecification) => `${project.name} ${moduleId}`
    return Promise.resolve(files.toSorted((one, other) => groupOf(one) - groupOf(other) || (nameOf(one) < nameOf(other) ? -1 : 1)))
  }
}
