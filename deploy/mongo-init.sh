#!/bin/bash
# Makes the three servers one replica set, if they are not one yet, and creates the logins. It runs in the network of
# mongo-1, because a server without users lets only its own machine create the first one.
set -euo pipefail
root="mongodb://root:$MONGO_PASSWORD@mongo-1,mongo-2,mongo-3/?replicaSet=rs0&authSource=admin"
for host in mongo-1 mongo-2 mongo-3; do
  until mongosh --quiet --host "$host" --eval 'db.hello().ok' > /dev/null 2>&1; do sleep 1; done
done
if ! mongosh --quiet "$root" --eval 'db.adminCommand({ usersInfo: 1 }).ok' > /dev/null 2>&1; then
  mongosh --quiet mongodb://127.0.0.1 --eval '
    const isNew = db.hello().setName === undefined;
    // The first user can only be created here, so this server must become the primary.
    const members = [1, 2, 3].map((n) => ({ _id: n, host: `mongo-${n}:27017`, priority: n === 1 ? 2 : 1 }));
    if (isNew) rs.initiate({ _id: "rs0", members });
    for (let waits = 0; !db.hello().isWritablePrimary; waits += 1) {
      // In the data of a version without logins all three may become it.
      if (waits === 60) print("mongo-1 is not the primary: docker compose restart mongo-2 mongo-3");
      sleep(500);
    }
    const admin = db.getSiblingDB("admin");
    admin.createUser({ user: "root", pwd: process.env.MONGO_PASSWORD, roles: ["root"] });'
fi
MONGO_PASSWORD_PORTAL=$MONGO_PASSWORD mongosh --quiet "$root" /mongo-logins.js
