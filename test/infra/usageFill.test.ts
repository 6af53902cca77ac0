import { App, Stack } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import { Code, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda'
import { expect, test } from 'vitest'
import { UsageFill } from '../../infra/data/usageFill.ts'

test('the usage history is filled once, by the deployment from which on releases are counted', () => {
  const stack = new Stack(new App(), 'Test')
  const inline = { runtime: Runtime.NODEJS_24_X, handler: 'index.handler', code: Code.fromInline('export {}') }
  const [handler, publish] = ['fillUsage', 'publish'].map(name => new LambdaFunction(stack, name, inline))
  if (!handler || !publish) throw new Error('There are two functions.')
  const getId = (of: LambdaFunction) => stack.getLogicalId(of.node.defaultChild as never)

  new UsageFill(stack, 'UsageFill', { handler, publish })

  const [resource] = Object.values(Template.fromStack(stack).findResources('Custom::UsageHistory'))
  expect(resource?.DependsOn).toContain(getId(publish))
  // A property that changes would run it again.
  expect(resource?.Properties).toEqual({
    ServiceToken: { 'Fn::GetAtt': [getId(handler), 'Arn'] },
    ServiceTimeout: '960',
  })
})
