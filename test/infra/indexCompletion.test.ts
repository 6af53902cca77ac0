import { App, Stack } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import { Code, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda'
import { expect, test } from 'vitest'
import { IndexCompletion } from '../../infra/data/indexCompletion.ts'

test('a new index is filled, and an old one completed by the deployment from which on every change has the fields of figures', () => {
  const stack = new Stack(new App(), 'Test')
  const inline = { runtime: Runtime.NODEJS_24_X, handler: 'index.handler', code: Code.fromInline('export {}') }
  const [handler, follower] = ['completeIndex', 'follow'].map(name => new LambdaFunction(stack, name, inline))
  if (!handler || !follower) throw new Error('There are two functions.')
  const getId = (of: LambdaFunction) => stack.getLogicalId(of.node.defaultChild as never)

  new IndexCompletion(stack, 'IndexCompletion', { endpoint: 'https://lists.acme.example', handler, follower })

  const [resource] = Object.values(Template.fromStack(stack).findResources('Custom::CompleteIndex'))
  expect(resource?.DependsOn).toContain(getId(follower))
  // Another domain, or another name, runs it again.
  expect(resource?.Properties).toMatchObject({ Endpoint: 'https://lists.acme.example', Figures: 'transfers-figures' })
})
