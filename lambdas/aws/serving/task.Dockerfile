# A step that exceeds the time of a function: bin/bundleTasks.ts writes the build context.
# Without a RUN instruction a machine of another architecture can build it without emulation.
FROM node:24-slim
ENV NODE_ENV=production TMPDIR=/scratch
# The root file system is read-only. Fargate keeps owner and mode of a volume of the image:
# https://docs.aws.amazon.com/AmazonECS/latest/developerguide/bind-mounts.html
COPY --chown=node:node scratch /scratch
VOLUME ["/scratch"]
COPY step /step
USER node
ENTRYPOINT ["node", "/step/index.mjs"]
