import { readFile } from 'node:fs/promises'
import ts from 'typescript'

export interface Member {
  readonly name: string
  readonly type: string
  readonly comment: string
}

function commentOf(member: ts.TypeElement): string {
  return ts
    .getJSDocCommentsAndTags(member)
    .flatMap((doc) => (ts.isJSDoc(doc) ? [ts.getTextOfJSDocComment(doc.comment) ?? ''] : []))
    .join(' ')
    .replace(/\s+/g, ' ')
}

function typeOf(member: ts.TypeElement, source: ts.SourceFile): string {
  const { type } =
    ts.isPropertySignature(member) || ts.isMethodSignature(member) ? member : { type: undefined }
  const parameters = ts.isMethodSignature(member)
    ? `(${member.parameters.map((parameter) => parameter.getText(source)).join(', ')}) => `
    : ''
  const text = parameters + (type?.getText(source) ?? 'unknown')
  return text.replace(/\s+/g, ' ').replace(/\breadonly (?=\w+\??:)/g, '')
}

/** Reads the members of an exported interface from its source file. */
export async function interfaceMembers(file: string, name: string): Promise<readonly Member[]> {
  const source = ts.createSourceFile(file, await readFile(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const declaration = source.statements.find(
    (statement) => ts.isInterfaceDeclaration(statement) && statement.name.text === name,
  )
  if (!declaration || !ts.isInterfaceDeclaration(declaration)) throw new Error(`${file} declares no ${name}.`)
  return declaration.members.map((member) => ({
    name: member.name ? member.name.getText(source).replaceAll("'", '') : '',
    type: typeOf(member, source),
    comment: commentOf(member),
  }))
}
