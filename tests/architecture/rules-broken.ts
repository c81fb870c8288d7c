import { ESLint } from 'eslint'

const eslint = new ESLint()

/** The rules that the code of a file would break, and the messages of what is no rule. */
export async function rulesBroken(filePath: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(`${code}\n`, { filePath })
  return result?.messages.map(({ ruleId, message }) => ruleId ?? message) ?? []
}
